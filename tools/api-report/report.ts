import { createHash } from 'node:crypto';
import ts from 'typescript';

/** What is promised of a chart: the place of each in the type arguments of XState's `StateMachine`. */
const promised = { events: 1, input: 9, output: 10, emitted: 11 } as const;
const longest = 400;
const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const withoutComments = ts.createPrinter({ removeComments: true });

/** A text that fills pages is kept by its beginning and its hash: that it has changed is seen, how is read in the sources. */
const kept = (text: string) =>
  text.length <= longest
    ? text
    : `${text.slice(0, longest)} … ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;

/** The public names of one entry point in their order, each with what a consumer meets. */
export function reportOf(program: ts.Program, entry: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (source === undefined || module === undefined) throw new Error(`${entry} is no module.`);

  const text = (type: ts.Type) => kept(checker.typeToString(type, source, flags));
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbol(symbol);
  const callsOf = (type: ts.Type) => checker.getSignaturesOfType(type, ts.SignatureKind.Call);

  /** A chart's own type is inferred from all its states and no promise: its events are, what goes in, what comes out. */
  function linesOfFlow(type: ts.Type): readonly string[] | undefined {
    const [machine, view] = [type.getProperty('machine'), type.getProperty('view')];
    if (machine === undefined || view === undefined) return undefined;
    const chart = typeOf(machine);
    const classOf = (chart.isIntersection() ? chart.types : [chart]).find(
      ({ symbol }) => (symbol as ts.Symbol | undefined)?.name === 'StateMachine',
    );
    const given = classOf === undefined ? [] : checker.getTypeArguments(classOf as ts.TypeReference);
    const [seen] = callsOf(typeOf(view));
    return [
      ...Object.entries(promised).flatMap(([name, place]) =>
        given[place] ? [`  ${name}: ${text(given[place])}`] : [],
      ),
      ...(seen ? [`  view: ${text(seen.getReturnType())}`] : []),
    ];
  }

  function linesOfValue(symbol: ts.Symbol): readonly string[] {
    const { name } = symbol;
    // Journeys and worlds are made for their unit by its types: that they are there is what counts.
    if (/(Journeys|World)$/.test(name)) return [`const ${name}`];
    const type = typeOf(symbol);
    const flow = linesOfFlow(type);
    if (flow) return [`flow ${name}`, ...flow];
    const calls = callsOf(type);
    if (calls.length === 0) return [`const ${name}: ${text(type)}`];
    return calls.flatMap((call) => {
      const made = linesOfFlow(call.getReturnType());
      const taken = call.parameters.map((each) => text(typeOf(each))).join(', ');
      return made
        ? [`flow ${name}(${taken})`, ...made]
        : [`function ${name}${kept(checker.signatureToString(call, source, flags))}`];
    });
  }

  const linesOfShape = (type: ts.Type): readonly string[] =>
    type.isUnion() && type.types.every((each) => each.getProperties().length > 0)
      ? type.types.flatMap((each) => ['  |', ...linesOfShape(each)])
      : type.getProperties().map((each) => {
          const isOptional = (each.flags & ts.SymbolFlags.Optional) !== 0;
          return `  ${each.name}${isOptional ? '?' : ''}: ${text(typeOf(each))}`;
        });

  /** What a schema or an operation says is written out; everything else stands as it was written. */
  function linesOfType(symbol: ts.Symbol): readonly string[] {
    return (symbol.declarations ?? []).flatMap((declaration) => {
      const isAlias = ts.isTypeAliasDeclaration(declaration) && declaration.typeParameters === undefined;
      const node = isAlias && ts.isTypeReferenceNode(declaration.type) ? declaration.type : undefined;
      if (node === undefined || !/InferOutput|RequestOf|AnswerOf/.test(node.typeName.getText())) {
        return withoutComments.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile()).split('\n');
      }
      const type = checker.getTypeFromTypeNode(node);
      const shape = linesOfShape(type);
      return shape.length === 0 || type.isStringLiteral()
        ? [`type ${symbol.name} = ${text(type)}`]
        : [`type ${symbol.name}`, ...shape];
    });
  }

  const isType = ({ flags: kind }: ts.Symbol) =>
    (kind & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((symbol) => (isType(symbol) ? linesOfType(symbol) : linesOfValue(symbol)))
    .map((lines) => lines.map((line) => line.trimEnd()).join('\n'))
    .join('\n\n');
}
