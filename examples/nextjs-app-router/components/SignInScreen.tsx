import { formatNotice, type Remote, type SignInFlow, type SignInView } from '@folioflow/flows';
import { noticeText, texts } from './texts.ts';

interface Props {
  view: SignInView;
  remote: Remote<SignInFlow>;
}

/** Draws the view of the flow and sends the events of the user. */
export function SignInScreen({ view, remote }: Props) {
  if (view.screen === 'closed') return null;
  return (
    <form action={() => remote.send({ type: 'mobile.submitted' })}>
      <h1>{texts['access.signIn.title']}</h1>
      <label>
        {texts['access.signIn.mobile.label']}{' '}
        <input
          inputMode="numeric"
          value={view.draft.mobile}
          onChange={({ target }) => remote.send({ type: 'draft.changed', patch: { mobile: target.value } })}
        />
      </label>
      {view.isMobileWrong && <p role="alert">{texts['access.mobile.invalid']}</p>}
      {view.notice && <p role="alert">{formatNotice(view.notice, noticeText)}</p>}
      <button disabled={!view.canSubmitMobile}>{texts['access.signIn.mobile.submit']}</button>
    </form>
  );
}
