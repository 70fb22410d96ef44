export { diagnoseRoot } from './diagnose-root.ts';
