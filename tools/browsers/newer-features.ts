import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';
import {
  targetsWithoutAtRule,
  targetsWithoutGlobal,
  targetsWithoutMember,
  targetsWithoutProperty,
  targetsWithoutSelector,
  targetsWithoutType,
} from './support.ts';

/** Use of a feature that a supported browser lacks. */
export interface NewerFeature {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
  /** `Array.toSorted`, `text-wrap: balance`, `:has`, `@starting-style`, `light-dark()`. */
  readonly name: string;
  /** Browsers without it, such as `chrome 109`. */
  readonly targets: readonly string[];
}

type Report = (name: string, targets: readonly string[], offset: number) => void;

/** Reads style rules as text, inside a template or a file; a value is compared as a whole and by its words. */
export function reportNewerStyles(text: string, report: Report): void {
  for (const { 1: name = '', 2: value = '', index } of text.matchAll(/(?<=[{;\n]\s*)([a-z-]+):\s*([^;{}]+);/g))
    report(`${name}: ${value.trim()}`, targetsWithoutProperty(name, value.trim()), index);
  for (const { 1: name = '', index } of text.matchAll(/(?<!:):{1,2}([a-z-]+)(?=[\s,{.:()>+~[])(?![^{};]*;)/g))
    report(`:${name}`, targetsWithoutSelector(name), index);
  for (const { 1: name = '', index } of text.matchAll(/@([a-z-]+)/g))
    report(`@${name}`, targetsWithoutAtRule(name), index);
  for (const { 1: name = '', index } of text.matchAll(/([a-z-]+)\(/g))
    report(`${name}()`, targetsWithoutType(name), index);
  for (const { 1: name = '', index } of text.matchAll(/\d([a-z]+)\b/g)) report(name, targetsWithoutType(name), index);
}

/** A declaration of TypeScript's own library: a feature of the language or of the browser. */
const isOfLibrary = (declaration: ts.Declaration) =>
  /\/typescript\/lib\/lib\.[^/]*\.d\.ts$/.test(declaration.getSourceFile().fileName.replaceAll('\\', '/'));

function reportMember(checker: ts.TypeChecker, node: ts.PropertyAccessExpression, report: Report): void {
  for (const declaration of checker.getSymbolAtLocation(node.name)?.declarations ?? []) {
    const { parent } = declaration;
    if (!isOfLibrary(declaration) || !ts.isInterfaceDeclaration(parent)) continue;
    const owner = parent.name.text;
    report(`${owner}.${node.name.text}`, targetsWithoutMember(owner, node.name.text), node.name.getStart());
    return;
  }
}

function reportGlobal(checker: ts.TypeChecker, node: ts.Identifier, report: Report): void {
  const { parent } = node;
  if (!(ts.isCallExpression(parent) || ts.isNewExpression(parent)) || parent.expression !== node) return;
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  if (declarations.some(isOfLibrary)) report(node.text, targetsWithoutGlobal(node.text), node.getStart());
}

const isStyled = ({ tag }: ts.TaggedTemplateExpression) =>
  /^(styled\b|css$|keyframes$|createGlobalStyle$)/.test(tag.getText());

/** Finds every use of a newer feature in one source file, by the types of its expressions. */
function reportNewerScript(checker: ts.TypeChecker, source: ts.SourceFile, report: Report): void {
  const visitNode = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) reportMember(checker, node, report);
    else if (ts.isIdentifier(node)) reportGlobal(checker, node, report);
    else if (ts.isTaggedTemplateExpression(node) && isStyled(node)) {
      const start = node.template.getStart();
      reportNewerStyles(node.template.getText(), (name, targets, offset) => report(name, targets, start + offset));
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
}

const readOptions = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => readFileSync(file, 'utf8')) as {
    config: unknown;
  };
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, root, {}, 'tsconfig.json').options, incremental: false };
};

/** Reads sources and style sheets, by their paths from the root. */
export function findNewerFeatures(files: readonly string[]): readonly NewerFeature[] {
  const found: NewerFeature[] = [];
  const createReport =
    (file: string, text: string): Report =>
    (name, targets, offset) => {
      if (targets.length > 0) found.push({ file, line: text.slice(0, offset).split('\n').length, name, targets });
    };
  for (const file of files.filter((each) => each.endsWith('.css'))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    reportNewerStyles(text, createReport(file, text));
  }
  const scripts = files.filter((each) => !each.endsWith('.css'));
  const program = ts.createProgram(
    scripts.map((file) => path.join(root, file)),
    readOptions(),
  );
  const checker = program.getTypeChecker();
  for (const file of scripts) {
    const source = program.getSourceFile(path.join(root, file));
    if (source === undefined) throw new Error(`${file} was not read.`);
    reportNewerScript(checker, source, createReport(file, source.text));
  }
  return found;
}
