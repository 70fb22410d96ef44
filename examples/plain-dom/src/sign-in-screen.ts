import { formatNotice, type Remote, type SignInFlow, type SignInView } from '@folioflow/flows';
import { noticeText, texts } from './texts.ts';
import { findElement } from './find-element.ts';

const html = `
  <form>
    <h1>${texts['access.signIn.title']}</h1>
    <label>${texts['access.signIn.mobile.label']} <input inputmode="numeric" /></label>
    <p role="alert"></p>
    <button>${texts['access.signIn.mobile.submit']}</button>
  </form>`;

const problemOf = ({ isMobileWrong, notice }: Extract<SignInView, { screen: 'entering' }>): string => {
  if (isMobileWrong) return texts['access.mobile.invalid'];
  return notice ? formatNotice(notice, noticeText) : '';
};

/** Creates the screen in `parent`; returns the function that draws a view of the flow. */
export function createSignInScreen(parent: HTMLElement, remote: Remote<SignInFlow>): (view: SignInView) => void {
  parent.innerHTML = html;
  const form = findElement(parent, 'form');
  const mobile = findElement<HTMLInputElement>(form, 'input');
  mobile.addEventListener('input', () => remote.send({ type: 'draft.changed', patch: { mobile: mobile.value } }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    remote.send({ type: 'mobile.submitted' });
  });
  return (view) => {
    if (view.screen === 'closed') return;
    mobile.value = view.draft.mobile;
    findElement(form, '[role=alert]').textContent = problemOf(view);
    findElement<HTMLButtonElement>(form, 'button').disabled = !view.canSubmitMobile;
  };
}
