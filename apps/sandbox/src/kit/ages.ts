import { type Day } from './days.ts';

/** Age in whole years on a day. */
export const ageOnDay = (today: Day, birthDay: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return today.slice(5) < birthDay.slice(5) ? years - 1 : years;
};
