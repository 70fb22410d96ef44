import satisfies from 'spdx-satisfies';
import { type Component } from '../sbom/sbom.ts';

/** SPDX ids that may be shipped: they require no more than their text beside the copy. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

/**
 * Licences of packages whose manifest names none, by name and version: a new version is read again.
 * `file` contains the licence.
 */
export const statedLicences: Readonly<Record<string, { readonly id: string; readonly file: string }>> = {
  'png-js@2.0.0': { id: 'MIT', file: 'node_modules/png-js/LICENSE' },
};

/** Licence of a component as an SPDX expression; empty when none is known. */
export function expressionOf({ 'bom-ref': ref, licenses = [] }: Component): string {
  const stated = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');
  return stated.length === 0 ? (statedLicences[ref]?.id ?? '') : stated.join(' AND ');
}

const isAllowed = (expression: string): boolean => {
  try {
    return satisfies(expression, allowedLicences);
  } catch {
    // A text that is no expression, such as "SEE LICENSE IN …".
    return false;
  }
};

export interface LicenceReport {
  /** References of packages by the expression of their licence. */
  readonly byLicence: ReadonlyMap<string, readonly string[]>;
  /** References of packages whose licence is not allowed or not known, with the licence. */
  readonly refused: readonly string[];
}

export function reportLicences(components: readonly Component[]): LicenceReport {
  const byLicence = new Map<string, readonly string[]>();
  for (const component of components) {
    const expression = expressionOf(component);
    byLicence.set(expression, [...(byLicence.get(expression) ?? []), component['bom-ref']]);
  }
  const refused = [...byLicence]
    .filter(([expression]) => !isAllowed(expression))
    .flatMap(([expression, refs]) => refs.map((ref) => `${ref}: ${expression === '' ? 'no licence' : expression}`));
  return { byLicence, refused };
}
