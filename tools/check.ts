import { deepGate, productGate } from './tasks/gates.ts';
import { runTasks } from './tasks/run-tasks.ts';

/** The static checks of both gates and the unit tests of the product. */
const isCheck = (task: string) => task !== 'build' && task !== 'new-flow:trial';
const failures = await runTasks([...[...productGate.checks, ...deepGate.checks].filter(isCheck), 'unit']);
process.exitCode = [...failures.values()].includes(true) ? 1 : 0;
