import { checkingTasks, runTasks } from './tasks/run-tasks.ts';

const failures = await runTasks([...checkingTasks, 'unit']);
process.exitCode = [...failures.values()].includes(true) ? 1 : 0;
