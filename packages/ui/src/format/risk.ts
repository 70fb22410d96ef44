/**
 * Returns the tone of a scheme's risk level: low is green, high is red, anything else blue (DO-043, DO-044, DO-045).
 */
export function riskTone(risk: string): 'gain' | 'loss' | 'info' {
  const word = risk.toLowerCase();
  if (word.includes('low')) return 'gain';
  return word.includes('high') ? 'loss' : 'info';
}
