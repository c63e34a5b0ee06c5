/// The angle in radians whose sine is a number; NaN beyond 1 and -1.
///
/// The system's function may differ between systems in the last bit. This one is made of operations that IEEE 754
/// rounds the same everywhere, and is right to within a few units of the last place.
package func arcsine(_ sine: Double) -> Double {
  // Halving the angle four times makes its tangent so small that few terms of the arctangent's series are needed.
  var tangent = sine / (1 + ((1 - sine) * (1 + sine)).squareRoot())
  for _ in 0..<3 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
  let square = tangent * tangent
  var sum = 0.0
  for term in stride(from: 19, through: 1, by: -2) { sum = 1 / Double(term) - square * sum }
  return 16 * tangent * sum
}
