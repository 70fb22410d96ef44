import ts from 'typescript';
import { inRoot } from '../root.ts';

const contractFolder = inRoot('packages', 'api', 'src', 'contract');

/** The output type of a schema, by its name: `orderSchema` has the output `Order`. */
export interface NamedOutput {
  readonly name: string;
  readonly type: ts.Type;
  readonly documentation: string;
}

/** Request and answer types of an operation. */
export interface OperationOutput {
  readonly name: string;
  readonly area: string;
  readonly request: ts.Type;
  readonly answer: ts.Type;
}

export interface ContractTypes {
  readonly checker: ts.TypeChecker;
  /** In the order of their modules, without those that the contract declares by hand. */
  readonly outputs: readonly NamedOutput[];
  readonly operations: readonly OperationOutput[];
}

const capitalize = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function createContractProgram(): ts.Program {
  const { config } = ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, inRoot());
  // Without a stable order, the members of a union change places with whatever is checked before them.
  return ts.createProgram([`${contractFolder}/index.ts`, `${contractFolder}/schemas.ts`], {
    ...options,
    noEmit: true,
    incremental: false,
    stableTypeOrdering: true,
  });
}

/** Returns the output type of a schema of valibot; undefined if the type is no schema. */
function outputTypeOf(checker: ts.TypeChecker, schema: ts.Type): ts.Type | undefined {
  const types = schema.getProperty('~types');
  const output = types && checker.getTypeOfSymbol(types).getNonNullableType().getProperty('output');
  return output && checker.getTypeOfSymbol(output);
}

function requiredOutputOf(checker: ts.TypeChecker, declaration: ts.Type, key: 'request' | 'answer'): ts.Type {
  const schema = declaration.getProperty(key);
  const output = schema && outputTypeOf(checker, checker.getTypeOfSymbol(schema));
  if (output === undefined) throw new Error(`An operation has no schema of its ${key}.`);
  return output;
}

/** Returns the operations of `declareArea('name', { … })`, with the types as they are inferred there. */
function readDeclaredOperations(checker: ts.TypeChecker, source: ts.SourceFile): readonly OperationOutput[] {
  const operations: OperationOutput[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'declareArea') {
      const [area, declarations] = node.arguments;
      if (area === undefined || declarations === undefined || !ts.isStringLiteral(area)) {
        throw new Error(`${source.fileName} declares an area without a literal name.`);
      }
      for (const operation of checker.getTypeAtLocation(declarations).getProperties()) {
        const declaration = checker.getTypeOfSymbol(operation);
        operations.push({
          name: operation.name,
          area: area.text,
          request: requiredOutputOf(checker, declaration, 'request'),
          answer: requiredOutputOf(checker, declaration, 'answer'),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return operations;
}

/** Reads the types of the contract from its schemas and declarations, with the compiler. */
export function readContractTypes(): ContractTypes {
  const program = createContractProgram();
  const checker = program.getTypeChecker();
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(contractFolder) && !fileName.endsWith('.gen.ts'));
  const exportsOf = (source: ts.SourceFile) => {
    const module = checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const exportsDeclaredIn = (source: ts.SourceFile) =>
    exportsOf(source).filter(({ declarations }) => declarations?.some((each) => each.getSourceFile() === source));
  const typesByHand = new Set(
    sources
      .flatMap((source) => exportsDeclaredIn(source))
      .filter(({ flags }) => (flags & ts.SymbolFlags.Type) !== 0)
      .map(({ name }) => name),
  );
  const outputs = sources.flatMap((source) => {
    return exportsDeclaredIn(source).flatMap((symbol): NamedOutput[] => {
      if (!symbol.name.endsWith('Schema') || (symbol.flags & ts.SymbolFlags.Variable) === 0) {
        return [];
      }
      const type = outputTypeOf(checker, checker.getTypeOfSymbol(symbol));
      const documentation = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      const name = capitalize(symbol.name.replace(/Schema$/, ''));
      return type === undefined || typesByHand.has(name) ? [] : [{ name, type, documentation }];
    });
  });
  return { checker, outputs, operations: sources.flatMap((source) => readDeclaredOperations(checker, source)) };
}
