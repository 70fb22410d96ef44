import ts from 'typescript';

/** Public types of a chart, each with its index in the type arguments of XState's `StateMachine`. */
const chartTypeArguments = { events: 1, input: 9, output: 10, emitted: 11 } as const;
const typeFormatFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const printer = ts.createPrinter();

const commentLines = (text: string) => (text === '' ? [] : text.split('\n').map((line) => `// ${line}`.trimEnd()));

/** A public name of an entry point. */
export interface PublicName {
  /** The module that declares it. */
  readonly file: string;
  /** Its type, as a consumer sees it. */
  readonly text: string;
}

/**
 * Returns the public names of an entry point in their order. api-extractor reads built declarations and prints whole
 * charts (docs/decisions/015).
 */
export function describeEntryPoint(program: ts.Program, entry: string): readonly PublicName[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (source === undefined || module === undefined) throw new Error(`${entry} is no module.`);

  const formatType = (type: ts.Type) => checker.typeToString(type, source, typeFormatFlags);
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  const callSignaturesOf = (type: ts.Type) => checker.getSignaturesOfType(type, ts.SignatureKind.Call);

  /**
   * A chart's own type is inferred from all its states and no promise: its events are, what goes in, what comes out.
   */
  function flowLines(type: ts.Type): readonly string[] | undefined {
    const [machine, view] = [type.getProperty('machine'), type.getProperty('view')];
    if (machine === undefined || view === undefined) return undefined;
    const chart = typeOf(machine);
    const machineType = (chart.isIntersection() ? chart.types : [chart]).find(
      ({ symbol }) => (symbol as ts.Symbol | undefined)?.name === 'StateMachine',
    );
    const typeArguments = machineType === undefined ? [] : checker.getTypeArguments(machineType as ts.TypeReference);
    const [viewSignature] = callSignaturesOf(typeOf(view));
    const children = type.getProperty('children');
    const childNames = children ? checker.getPropertiesOfType(typeOf(children)).map(({ name }) => name) : [];
    return [
      ...Object.entries(chartTypeArguments).flatMap(([name, place]) =>
        typeArguments[place] ? [`  ${name}: ${formatType(typeArguments[place])}`] : [],
      ),
      ...(viewSignature ? [`  view: ${formatType(viewSignature.getReturnType())}`] : []),
      ...(childNames.length > 0 ? [`  children: ${childNames.join(', ')}`] : []),
    ];
  }

  function valueLines(symbol: ts.Symbol): readonly string[] {
    const { name } = symbol;
    // Journeys and worlds are made for their unit by its types: that they are there is what counts.
    if (/(Journeys|World)$/.test(name)) return [`const ${name}`];
    const type = typeOf(symbol);
    const flow = flowLines(type);
    if (flow) return [`flow ${name}`, ...flow];
    const calls = callSignaturesOf(type);
    if (calls.length === 0) return [`const ${name}: ${formatType(type)}`];
    return calls.flatMap((call) => {
      const returnedFlow = flowLines(call.getReturnType());
      const parameterTypes = call.parameters.map((each) => formatType(typeOf(each))).join(', ');
      return returnedFlow
        ? [`flow ${name}(${parameterTypes})`, ...returnedFlow]
        : [`function ${name}${checker.signatureToString(call, source, typeFormatFlags)}`];
    });
  }

  const documentedValueLines = (symbol: ts.Symbol) => [
    ...commentLines(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    ...valueLines(symbol),
  ];

  const shapeLines = (type: ts.Type): readonly string[] =>
    type.isUnion() && type.types.every((each) => each.getProperties().length > 0)
      ? type.types.flatMap((each) => ['  |', ...shapeLines(each)])
      : type.getProperties().map((each) => {
          const isOptional = (each.flags & ts.SymbolFlags.Optional) !== 0;
          return `  ${each.name}${isOptional ? '?' : ''}: ${formatType(typeOf(each))}`;
        });

  /** Expands types that are inferred from a schema or an operation; prints every other type as in the source. */
  function typeLines(symbol: ts.Symbol): readonly string[] {
    return (symbol.declarations ?? []).flatMap((declaration) => {
      const isAlias = ts.isTypeAliasDeclaration(declaration) && declaration.typeParameters === undefined;
      const node = isAlias && ts.isTypeReferenceNode(declaration.type) ? declaration.type : undefined;
      if (node === undefined || !/InferOutput|RequestOf|AnswerOf/.test(node.typeName.getText())) {
        return printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile()).split('\n');
      }
      const type = checker.getTypeFromTypeNode(node);
      const shape = shapeLines(type);
      return shape.length === 0 || type.isStringLiteral()
        ? [`type ${symbol.name} = ${formatType(type)}`]
        : [`type ${symbol.name}`, ...shape];
    });
  }

  const isType = ({ flags: kind }: ts.Symbol) =>
    (kind & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((symbol) => ({
      file: symbol.declarations?.[0]?.getSourceFile().fileName ?? entry,
      text: (isType(symbol) ? typeLines(symbol) : documentedValueLines(symbol))
        .map((line) => line.trimEnd())
        .join('\n'),
    }));
}
