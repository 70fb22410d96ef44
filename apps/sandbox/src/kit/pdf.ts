const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const assemble = (objects: readonly string[]): string => {
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  objects.forEach((body, index) => {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return (
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}` +
    `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  );
};

/** A one-page PDF with a heading and lines of plain text, as base64 without a prefix. ASCII only. */
export const pdfOf = (heading: string, lines: readonly string[]): string => {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const stream = `BT /F1 18 Tf 56 780 Td (${escaped(heading)}) Tj /F1 11 Tf 0 -36 Td 18 TL\n${text}\nET`;
  return btoa(
    assemble([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    ]),
  );
};

const smallest =
  '%PDF-1.1\n1 0 obj<</Pages 2 0 R>>endobj\n2 0 obj<</Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n';

/** The smallest PDF as base64 of an exact number of characters, for the thresholds of the client. */
export const pdfOfLength = (characters: number): string => {
  const bytes = Math.ceil((characters * 3) / 4);
  const text = smallest.length >= bytes ? smallest.slice(0, bytes) : smallest.padEnd(bytes, '%');
  return btoa(text).slice(0, characters);
};
