import { nextNumberOfSeries } from '../../store/counters.ts';
import { type Database } from '../../store/database.ts';

const FIRST_ORDER = 20_000_001;
const FIRST_REGISTRATION = 30_000_001;
const FIRST_FOLIO = 70_000_000_001;

/** New order numbers never end in 90, 91 or 92: their statements fail on purpose (C-101). */
const isReservedNumber = (number: number): boolean => ![90, 91, 92].includes(number % 100);

export const newOrderNumber = async (db: Database): Promise<string> => {
  const number = await nextNumberOfSeries(db, 'order', FIRST_ORDER);
  return isReservedNumber(number) ? String(number) : newOrderNumber(db);
};

/** Next order numbers, `count` of them. */
export const newOrderNumbers = async (db: Database, count: number): Promise<string[]> => {
  const numbers: string[] = [];
  let missing = count;
  while (missing > 0) {
    const last = await nextNumberOfSeries(db, 'order', FIRST_ORDER, missing);
    for (let number = last - missing + 1; number <= last; number += 1)
      if (isReservedNumber(number)) numbers.push(String(number));
    missing = count - numbers.length;
  }
  return numbers;
};

export const newRegistrationNumber = async (db: Database): Promise<string> =>
  `R${await nextNumberOfSeries(db, 'registration', FIRST_REGISTRATION)}`;

export const newFolioNumber = async (db: Database): Promise<string> =>
  String(await nextNumberOfSeries(db, 'folio', FIRST_FOLIO));
