import { formatNotice, type Remote, type SignInCodeFlow, type SignInCodeView } from '@folioflow/flows';
import { noticeText, texts } from './texts.ts';

interface Props {
  view: SignInCodeView;
  remote: Remote<SignInCodeFlow>;
}

/** Draws the view of the flow and sends the events of the user. */
export function SignInCodeScreen({ view, remote }: Props) {
  if (view.screen !== 'verifying' || view.codes?.screen !== 'codes') return <p role="status">…</p>;
  const { codes, sentTo, canCheck } = view;
  const second = remote.child('secondFactor');
  const submit = (form: FormData) => {
    second.send({ type: 'codes.submitted', mobile: String(form.get('code')) });
  };
  return (
    <form key={codes.attempt} action={submit}>
      <h1>{texts['access.otp.title']}</h1>
      <p>{sentTo}</p>
      <label>
        {texts['access.otp.label']} <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </label>
      {codes.notice && <p role="alert">{formatNotice(codes.notice, noticeText)}</p>}
      <button disabled={!codes.canSubmit}>{texts['access.otp.verify']}</button>
      <button type="button" disabled={!codes.canResend} onClick={() => second.send({ type: 'code.resendRequested' })}>
        {texts['access.otp.resend']}
      </button>
      {canCheck && (
        <button type="button" onClick={() => remote.send({ type: 'check.requested' })}>
          {texts['common.checkAgain']}
        </button>
      )}
    </form>
  );
}
