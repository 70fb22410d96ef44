import { dayInIndia, momentInIndia, type CalendarDay } from '@folioflow/api/contract';
import { type Reply } from '../../http/reply.ts';
import { type CaseContext } from '../../kit/case-context.ts';

/** The time of an answer by the provider's clock, its Date header; by this machine's without one. */
export const timeOfReply = ({ headers }: Reply): Date => {
  const sent = Date.parse(headers.get('date') ?? '');
  return new Date(Number.isNaN(sent) ? Date.now() : sent);
};

/** The calendar day in India. */
export const indianDay = (time: Date): CalendarDay => dayInIndia(time.getTime());

/** The time of day in India, `14:30`. */
export const indianTime = (time: Date): string => momentInIndia(time.getTime()).time;

/** The provider's clock. */
export const readProviderTime = async (on: CaseContext): Promise<Date> =>
  timeOfReply(await on.visitor.call('logout', {}));
