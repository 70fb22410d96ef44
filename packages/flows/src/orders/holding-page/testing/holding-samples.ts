export * from '../../holding-list/testing/sample-holdings.ts';
export { flexiCapOrders, listOrdersAnswer } from '../holding-page.scenarios.ts';
