import type { I18n } from '@lingui/core';

/** Creates an alert with a button that removes it. A policy without inline styles allows properties of an element. */
export function createDeviceNotice(i18n: I18n, text: string): HTMLElement {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  Object.assign(notice.style, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-12)',
    padding: 'env(safe-area-inset-top) var(--space-16) 0',
    borderBottom: '1px solid var(--warn)',
    background: 'var(--warn-soft)',
    color: 'var(--warn)',
    fontSize: 'var(--type-14)',
    lineHeight: '1.25rem',
  });
  const words = document.createElement('p');
  words.textContent = text;
  words.style.padding = 'var(--space-8) 0';
  const dismiss = document.createElement('button');
  dismiss.type = 'button';
  dismiss.textContent = i18n._('chrome.dismiss');
  Object.assign(dismiss.style, {
    flex: 'none',
    minWidth: 'var(--control)',
    minHeight: 'var(--control)',
    border: '0',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  });
  dismiss.addEventListener('click', () => notice.remove());
  notice.append(words, dismiss);
  return notice;
}
