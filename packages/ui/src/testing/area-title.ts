/** Returns a name in kebab case in PascalCase. */
export const toPascalCase = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Returns the part of a story title that names an area, whose folder has its name in kebab case. */
export const areaTitleOf = (area: string): string => (area === 'kyc' ? 'KYC' : toPascalCase(area));
