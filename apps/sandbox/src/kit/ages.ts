import { dateOfDay } from '@folioflow/api/contract';
import { differenceInYears } from 'date-fns';
import { type Day } from './days.ts';

/** Age in whole years on a day. */
export const ageOnDay = (today: Day, birthDay: Day): number => differenceInYears(dateOfDay(today), dateOfDay(birthDay));
