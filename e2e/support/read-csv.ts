import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

const CELL = /"((?:[^"]|"")*)"|([^,\r\n]+)|(?<=,)(?=[,\r\n])/g;

/** Reads a saved CSV file (RFC 4180): its rows by the names of its columns. */
export async function readCsv(file: Download): Promise<readonly Readonly<Record<string, string>>[]> {
  const text = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '');
  const [head = [], ...rows] = text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(CELL)].map(([, quoted, bare]) => (quoted ?? bare ?? '').replaceAll('""', '"')));
  return rows.map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])));
}
