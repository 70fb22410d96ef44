const EQUALITY = String.raw`(?:===|!==|==|!=)`;
const SOURCE = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'[^']*messages\/en\/[^']*'/g;
const LITERAL = String.raw`(?:'[^']+'|"[^"]+"|\`[^\`]+\`)`;
const TEXT = String.raw`\b(?:text|messageText|message|errors\[\d+\])\b`;

const catalogues = (source: string): string[] =>
  [...source.matchAll(SOURCE)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^.*\sas\s+/, ''))
      .filter((name) => name !== ''),
  );

/** Lines that decide something by the words of a message: words belong to a language, a rule asks for the kind. */
export function comparedWords(source: string): string[] {
  const word = String.raw`\b(?:${catalogues(source).join('|') || '(?!)'})(?:\[[^\]=?]*\]|\.\w+)`;
  const compared = [
    `${EQUALITY}\\s*${word}`,
    `${word}\\s*${EQUALITY}`,
    `${TEXT}\\s*${EQUALITY}\\s*${LITERAL}`,
    `${LITERAL}\\s*${EQUALITY}\\s*[\\w.?]*${TEXT}`,
    `\\.${TEXT}\\??\\.(?:includes|startsWith|endsWith|match|search)\\(`,
    `case\\s+${word}`,
  ].map((pattern) => new RegExp(pattern));
  return source.split('\n').filter((line) => compared.some((pattern) => pattern.test(line)));
}
