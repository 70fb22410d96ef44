/** Styles and element helpers of both simulated widgets, as text inside their scripts. */
export const widgetParts = `const css = \`
    dialog { box-sizing: border-box; width: min(420px, calc(100vw - 32px)); border: 0; border-radius: 16px; padding: 24px;
      color: #16202c; background: #fff; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
      box-shadow: 0 24px 64px rgb(10 20 30 / .32); }
    dialog::backdrop { background: rgb(10 20 30 / .56); }
    .row { display: flex; align-items: center; gap: 12px; }
    img { width: 40px; height: 40px; border-radius: 8px; image-rendering: pixelated; }
    h2 { margin: 0; font-size: 20px; line-height: 1.3; }
    .notice { margin: 12px 0 0; padding: 8px 12px; border-radius: 8px; background: #fff3d6; color: #7a4d00; font-size: 14px; }
    dl { margin: 16px 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 16px; font-size: 14px; }
    dt { color: #5b6878; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .buttons { display: grid; gap: 8px; }
    button { min-height: 44px; padding: 8px 16px; border: 1px solid #c3ccd6; border-radius: 10px; background: #fff; color: inherit;
      font: inherit; font-weight: 600; cursor: pointer; }
    button.main { background: #0b5cad; border-color: #0b5cad; color: #fff; }
    button:disabled { opacity: .6; cursor: progress; }
    button:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
    @media (prefers-color-scheme: dark) {
      dialog { color: #e8edf3; background: #19222c; }
      .notice { background: #3a2c0c; color: #ffd47a; }
      dt { color: #9fadbd; }
      button { background: #19222c; border-color: #3d4b5a; }
      button.main { background: #7db8f5; border-color: #7db8f5; color: #0b1622; }
      button:focus-visible { outline-color: #7db8f5; }
    }\`;

  const element = (name, properties = {}, children = []) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const dialogIn = (host, onCancel) => {
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const dialog = element('dialog');
    dialog.setAttribute('aria-labelledby', 'title');
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      onCancel();
    });
    root.append(dialog);
    document.body.append(host);
    return dialog;
  };

  const button = (label, onclick, className = '') => element('button', { type: 'button', textContent: label, onclick, className });
  const factsOf = (facts) => element('dl', {}, Object.entries(facts).flatMap(([name, value]) => [
    element('dt', { textContent: name }),
    element('dd', { textContent: value }),
  ]));
  const headOf = (title, logo) => element('div', { className: 'row' }, [
    ...(logo ? [element('img', { src: logo, alt: '' })] : []),
    element('h2', { id: 'title', textContent: title }),
  ]);
  const post = async (path, body) => {
    const answer = await fetch(home + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error((await answer.json().catch(() => ({})))?.errors?.[0]?.msg ?? '');
    return await answer.json();
  };
`;
