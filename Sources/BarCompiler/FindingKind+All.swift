import BarSyntax
package import BarText

extension FindingKind {
  /// Every kind of finding that a stage can report, by name.
  package static var all: [FindingKind] {
    [
      .colorInComment,
      .conflictMarker,
      .controlCharacter,
      .danglingReference,
      .duplicateKey,
      .endlessHeight,
      .fileTooLarge,
      .frameNotANumber,
      .hiddenCharacter,
      .invalidUTF8,
      .languagesAndDirections,
      .lookAlikeLetter,
      .missingKey,
      .noDescription,
      .noEnvironment,
      .notCompiledYet,
      .notWritable,
      .numberOutOfRange,
      .objectiveCSpelling,
      .overwrittenByNavigationItem,
      .recursiveAlias,
      .redefinedAnchor,
      .tabIndentation,
      .tooDeep,
      .tooManyNodes,
      .unicodeLineBreak,
      .unknownAlias,
      .unknownCase,
      .unknownColor,
      .unknownDevice,
      .unknownKey,
      .unknownVersion,
      .unusedAnchor,
      .wrongEncoding,
      .wrongKind,
      .wrongToolkit,
      .yamlSyntax,
    ]
  }
}
