/** The halves of the day on a twelve-hour clock in Hindi. */
import type { dayHalves as english } from '../en/day-halves.ts';
import type { Translated } from '../translated.ts';

export const dayHalves: Translated<typeof english> = { morning: 'AM', afternoon: 'PM' };
