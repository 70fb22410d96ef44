import { type Day } from './days.ts';

/** Whole years lived on a day. */
export const ageOn = (today: Day, birthDay: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
};
