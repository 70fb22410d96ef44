import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { holdingPageMachine } from './holding-page.machine.ts';
import type { HoldingPagePorts } from './holding-page.types.ts';
import { holdingPageView } from './holding-page.view.ts';

export const holdingPageFlow = flow({ machine: holdingPageMachine, view: holdingPageView });

/** A holding with its lots, transactions and actions (/holding; decision 078). */
export const holdingPage = (ports: HoldingPagePorts) => ({
  ...holdingPageFlow,
  machine: runnable(holdingPageMachine, ports),
});
