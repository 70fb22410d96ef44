import { Navigate, type NavigateProps } from 'react-router-dom';
import { Waiting } from './Waiting.tsx';

export type RedirectProps = Pick<NavigateProps, 'to' | 'state'>;

/** Leads to another page in this one's place. Until that is drawn it is waited for: an empty page would bring the footer up. */
export const Redirect = (props: RedirectProps) => (
  <>
    <Navigate {...props} replace />
    <Waiting />
  </>
);
