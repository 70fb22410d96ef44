import { investorPersonas, portfolioPersona } from './investor-personas.ts';
import { kycPersonas } from './kyc-personas.ts';
import { type Persona } from './persona.ts';
import { staffClients } from './staff-clients.ts';

export const allPersonas: readonly Persona[] = [...investorPersonas, ...kycPersonas, ...staffClients, portfolioPersona];
