export { Payment, type PaymentProps } from './Payment/Payment.tsx';
export { PaymentStatus, type PaymentStatusProps } from './PaymentStatus/PaymentStatus.tsx';
