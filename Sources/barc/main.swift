import BarText
