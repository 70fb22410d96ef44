/** Returns the part of a story title that names an area, whose folder has its name in kebab case. */
export const areaTitleOf = (area: string): string =>
  area === 'kyc' ? 'KYC' : area.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
