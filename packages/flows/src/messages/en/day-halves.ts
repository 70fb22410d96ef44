/** The halves of a day, as a clock of twelve hours names them. */
export const dayHalves = { morning: 'am', afternoon: 'pm' } as const;
