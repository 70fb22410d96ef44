import ts from 'typescript';

/** Prints types field by field; a type that has a name is printed by its name. */
export interface TypePrinter {
  /** The declaration of a name: an interface for an object, otherwise a type alias. */
  declare(name: string, type: ts.Type, documentation: string): string;
}

const printComment = (text: string, indent: string) =>
  text === ''
    ? ''
    : text.includes('\n')
      ? `${indent}/**\n${text
          .split('\n')
          .map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`)
          .join('')}${indent} */\n`
      : `${indent}/** ${text} */\n`;

const quoteKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`);

/** Prints types of the compiler; `names` maps a type to its name. */
export function createTypePrinter(checker: ts.TypeChecker, names: ReadonlyMap<ts.Type, string>): TypePrinter {
  const print = (type: ts.Type, indent: string): string => names.get(type) ?? printStructure(type, indent);

  /** With `exactOptionalPropertyTypes` the compiler adds its own marker to an optional key, which is not undefined. */
  const isMissingMarker = (type: ts.Type) =>
    (type.flags & ts.TypeFlags.Undefined) !== 0 && type !== checker.getUndefinedType();

  function printUnion(type: ts.UnionType, indent: string): string {
    const members = type.types.filter((member) => !isMissingMarker(member));
    const texts = members.map((member) => print(member, indent));
    const hasBoolean = texts.includes('true') && texts.includes('false');
    const shown = hasBoolean ? [...texts.filter((text) => text !== 'true' && text !== 'false'), 'boolean'] : texts;
    return [...shown.filter((text) => text !== 'undefined'), ...shown.filter((text) => text === 'undefined')].join(
      ' | ',
    );
  }

  function printField(field: ts.Symbol, indent: string): string {
    const type = checker.getTypeOfSymbol(field);
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const comment = printComment(ts.displayPartsToString(field.getDocumentationComment(checker)), indent);
    return `${comment}${indent}${quoteKey(field.name)}${isOptional ? '?' : ''}: ${print(type, indent)};\n`;
  }

  const hasFieldsOnly = (type: ts.Type) =>
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    checker.getIndexInfosOfType(type).length === 0 &&
    type.symbol.name !== 'File';

  function printList(type: ts.TypeReference, indent: string): string {
    const [element] = checker.getTypeArguments(type);
    if (element === undefined) throw new Error('A list has no type of its elements.');
    const text = print(element, indent);
    return names.has(element) || !element.isUnion() ? `${text}[]` : `(${text})[]`;
  }

  function printStructure(type: ts.Type, indent: string): string {
    if (type.isUnion()) return printUnion(type, indent);
    if (hasFieldsOnly(type)) return printFields(type, indent);
    if (checker.isArrayType(type)) return printList(type as ts.TypeReference, indent);
    if (checker.isTupleType(type)) {
      const members = checker.getTypeArguments(type as ts.TypeReference);
      return `[${members.map((member) => print(member, indent)).join(', ')}]`;
    }
    const [index] = (type.flags & ts.TypeFlags.Object) === 0 ? [] : checker.getIndexInfosOfType(type);
    if (index) return `Record<${checker.typeToString(index.keyType)}, ${print(index.type, indent)}>`;
    return type.isStringLiteral() ? `'${type.value}'` : checker.typeToString(type);
  }

  const printFields = (type: ts.Type, indent: string) =>
    `{\n${checker
      .getPropertiesOfType(type)
      .map((field) => printField(field, `${indent}  `))
      .join('')}${indent}}`;

  return {
    declare(name, type, documentation) {
      const comment = printComment(documentation, '');
      const known = names.get(type);
      if (known !== undefined && known !== name) return `${comment}export type ${name} = ${known};\n`;
      const text = printStructure(type, '');
      return hasFieldsOnly(type)
        ? `${comment}export interface ${name} ${text}\n`
        : `${comment}export type ${name} = ${text};\n`;
    },
  };
}
