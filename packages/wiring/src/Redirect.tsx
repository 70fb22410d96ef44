import { Navigate, type NavigateProps } from 'react-router-dom';
import { Waiting } from './Waiting.tsx';

/** Leads to another page in this one's place. Until that is drawn it is waited for: an empty page would bring the footer up. */
export const Redirect = (props: Pick<NavigateProps, 'to' | 'state'>) => (
  <>
    <Navigate {...props} replace />
    <Waiting />
  </>
);
