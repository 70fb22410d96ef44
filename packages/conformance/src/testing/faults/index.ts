import { accessFaults } from './access.ts';
import { type PlantedFault } from './fault.ts';
import { httpFaults } from './http.ts';

/** Every fault that the kit must find. */
export const plantedFaults: readonly PlantedFault[] = [...httpFaults, ...accessFaults];
