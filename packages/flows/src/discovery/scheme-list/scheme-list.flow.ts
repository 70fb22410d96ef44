import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { schemeListMachine } from './scheme-list.machine.ts';
import type { SchemeListPorts } from './scheme-list.types.ts';
import { schemeListView } from './scheme-list.view.ts';

export const schemeListFlow = flow({ machine: schemeListMachine, view: schemeListView });

/** The scheme list, /schemeList. */
export const schemeList = (ports: SchemeListPorts) => ({
  ...schemeListFlow,
  machine: runnable(schemeListMachine, ports),
});
