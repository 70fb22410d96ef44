import { checkLegalNotices } from '../../theme/legal/check-legal-notices.ts';
import { nameOf, type Probe } from './probe.ts';

/** The label of a busy button is invisible below its spinner. */
const HAS_BUSY_BUTTON = '[data-legal]:has([data-busy])';

/** Risk labels, riskometers, warnings and statements about returns can be read. */
export const legalNotices: Probe = {
  name: 'legal notices',
  isMeant: ({ canvas }) => canvas.querySelector('[data-legal]') !== null,
  find: () =>
    checkLegalNotices(document)
      .filter(({ element }) => element?.matches(HAS_BUSY_BUTTON) !== true)
      .map(
        ({ kind, notice, element, detail }) =>
          `${notice} is ${kind} ${detail}: ${element === null ? '' : nameOf(element)}`,
      ),
};
