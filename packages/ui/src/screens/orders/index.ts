export { OrderList, type OrderListProps } from './OrderList/OrderList.tsx';
export { OrderScreen, type OrderScreenProps } from './OrderScreen/OrderScreen.tsx';
export { Portfolio, type PortfolioProps } from './Portfolio/Portfolio.tsx';
