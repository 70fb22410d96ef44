/** Formats of days and times in Hindi. */
import type { dates as english } from '../en/dates.ts';
import type { Translated } from '../translated.ts';

export const dates: Translated<typeof english> = {
  months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
  /** Weekday names, Sunday first. */
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  /** A time of day in India on a device of another zone. */
  timeInIndia: '{time} IST',
  yesterday: 'बीता कल',
  today: 'आज',
  tomorrow: 'आने वाला कल',
};
