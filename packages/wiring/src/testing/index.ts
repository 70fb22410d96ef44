export { createMemoryStores } from './memory-stores.ts';
