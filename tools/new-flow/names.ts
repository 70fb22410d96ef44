import { areaTitleOf } from '../../packages/ui/src/testing/area-title.ts';

/** One name in every way the code writes it. */
export interface NameForms {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly words: string;
}

export function nameFormsOf(kebab: string): NameForms {
  const parts = kebab.split('-');
  const pascal = parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('');
  const words = parts.join(' ');
  return {
    kebab,
    pascal,
    camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1),
    words: words.slice(0, 1).toUpperCase() + words.slice(1),
  };
}

/** Reads `area/name`, both in kebab case; throws with what is wanted. */
export function parseUnitName(name: string | undefined): { area: NameForms; flow: NameForms } {
  const [, area, flow] = /^([a-z]+(?:-[a-z0-9]+)*)\/([a-z]+(?:-[a-z0-9]+)*)$/.exec(name ?? '') ?? [];
  if (area === undefined || flow === undefined) {
    throw new Error('Usage: npm run new:flow area/name, both in kebab case, e.g. banking/bank-account-removal');
  }
  return { area: nameFormsOf(area), flow: nameFormsOf(flow) };
}

/** A template with the names of its unit. */
export const fillTemplate = (template: string, { area, flow }: { area: NameForms; flow: NameForms }): string =>
  template
    .replaceAll('flow-name', flow.kebab)
    .replaceAll('flowName', flow.camel)
    .replaceAll('FlowName', flow.pascal)
    .replaceAll('Flow name', flow.words)
    .replaceAll('area-name', area.kebab)
    .replaceAll('AreaTitle', areaTitleOf(area.kebab))
    .replaceAll('areaName', area.camel)
    .replaceAll('AreaName', area.pascal);
