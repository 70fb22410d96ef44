import { formatNotice, type Remote, type SignInCodeFlow, type SignInCodeView } from '@folioflow/flows';
import { noticeText, texts } from './texts.ts';
import { findElement } from './find-element.ts';

const html = `
  <form>
    <h1>${texts['access.otp.title']}</h1>
    <p data-sent-to></p>
    <label>${texts['access.otp.label']} <input name="code" inputmode="numeric" autocomplete="one-time-code" required /></label>
    <p role="alert"></p>
    <button data-submit>${texts['access.otp.verify']}</button>
    <button data-resend type="button">${texts['access.otp.resend']}</button>
    <button data-check type="button">${texts['common.checkAgain']}</button>
  </form>`;

/** Creates the screen in `parent`; returns the function that draws a view of the flow. */
export function createSignInCodeScreen(
  parent: HTMLElement,
  remote: Remote<SignInCodeFlow>,
): (view: SignInCodeView) => void {
  parent.innerHTML = html;
  const form = findElement<HTMLFormElement>(parent, 'form');
  const [submit, resend, check] = ['submit', 'resend', 'check'].map((name) =>
    findElement<HTMLButtonElement>(form, `[data-${name}]`),
  ) as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  const second = remote.child('secondFactor');
  let attempt = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    second.send({ type: 'codes.submitted', mobile: String(new FormData(form).get('code')) });
  });
  resend.addEventListener('click', () => second.send({ type: 'code.resendRequested' }));
  check.addEventListener('click', () => remote.send({ type: 'check.requested' }));
  return (view) => {
    const codes = view.screen === 'verifying' && view.codes?.screen === 'codes' ? view.codes : null;
    form.hidden = codes === null;
    if (view.screen !== 'verifying' || codes === null) return;
    if (codes.attempt !== attempt) form.reset();
    attempt = codes.attempt;
    findElement(form, '[data-sent-to]').textContent = view.sentTo;
    findElement(form, '[role=alert]').textContent = codes.notice ? formatNotice(codes.notice, noticeText) : '';
    submit.disabled = !codes.canSubmit;
    resend.disabled = !codes.canResend;
    check.hidden = !view.canCheck;
  };
}
