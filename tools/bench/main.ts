import { isWithinBudget, measureAll, formatTable } from './figure.ts';
import { figureSources } from './sources.ts';

// `npm run bench -- wizard signin`: the figures alone whose names have one of these words in them.
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isRequestedFigure = ({ name }: { readonly name: string }) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word));
const bench = await measureAll(figureSources.filter(isRequestedFigure), (line) => console.log(line));
console.log(`\n${formatTable(bench).join('\n')}`);
process.exitCode = isWithinBudget(bench) ? 0 : 1;
