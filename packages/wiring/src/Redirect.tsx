import { Navigate, type NavigateProps } from 'react-router-dom';
import { LoadingPage } from './LoadingPage.tsx';

export type RedirectProps = Pick<NavigateProps, 'to' | 'state'>;

/**
 * Replaces the current page by another. The waiting page is shown until then: an empty page would move the footer up.
 */
export const Redirect = (props: RedirectProps) => (
  <>
    <Navigate {...props} replace />
    <LoadingPage />
  </>
);
