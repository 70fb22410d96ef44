import { formatNotice, type Remote, type SignInCodeFlow, type SignInCodeView } from '@folioflow/flows';
import { access } from '@folioflow/flows/words/access';
import { common } from '@folioflow/flows/words/common';

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
      <h1>{access['otp.title']}</h1>
      <p>{sentTo}</p>
      <label>
        {access['otp.label']} <input name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </label>
      {codes.notice && <p role="alert">{formatNotice(codes.notice, { ...common, ...access })}</p>}
      <button disabled={!codes.canSubmit}>{access['otp.verify']}</button>
      <button type="button" disabled={!codes.canResend} onClick={() => second.send({ type: 'code.resendRequested' })}>
        {access['otp.resend']}
      </button>
      {canCheck && (
        <button type="button" onClick={() => remote.send({ type: 'check.requested' })}>
          {common.checkAgain}
        </button>
      )}
    </form>
  );
}
