/**
 * Script of the control page: copies codes, sends forms as JSON, refreshes the live parts. Where the sandbox requires a
 * control token, it is typed into the page and stays in a variable.
 */
export const pageScript = `(() => {
  let token = '';
  let fading;
  const say = (text) => {
    const write = (line) => { document.getElementById('status').textContent = line; };
    write(text);
    clearTimeout(fading);
    fading = setTimeout(() => write(''), 2500);
  };
  const request = (path, init = {}) => fetch('/__sandbox' + path, {
    ...init, headers: { ...init.headers, ...(token === '' ? {} : { authorization: 'Bearer ' + token }) },
  });
  const problemsOf = async (answer) => ((await answer.json()).errors || []).map((error) => error.msg).join(' ');
  const openPage = async () => {
    const answer = await request('/' + location.search);
    if (answer.ok) document.body.replaceWith(new DOMParser().parseFromString(await answer.text(), 'text/html').body);
    else { token = ''; say(await problemsOf(answer)); }
  };
  // A page under http and another name than 127.0.0.1 has no clipboard.
  const copyText = async (text, message) => {
    const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    say(isCopied ? message : 'The browser did not copy: ' + text);
  };
  // A refreshed list would close or open its details again.
  const opened = new Map();
  document.addEventListener('click', (event) => {
    const details = event.target.closest('summary')?.parentElement;
    if (details?.id) opened.set(details.id, !details.open);
  });
  const refresh = async () => {
    for (const part of document.querySelectorAll('[data-part]')) {
      const answer = await request('/part/' + part.dataset.part + location.search);
      if (!answer.ok) continue;
      const text = await answer.text();
      if (part.dataset.last === text) continue;
      const active = part.contains(document.activeElement) ? document.activeElement : undefined;
      const focused = active?.dataset;
      part.innerHTML = text;
      for (const [id, isOpen] of opened) document.getElementById(id)?.toggleAttribute('open', isOpen);
      part.dataset.last = text;
      if (!focused) continue;
      const same = active.id !== '' ? document.getElementById(active.id) : [...part.querySelectorAll('button')].find(
        (button) => button.dataset.send === focused.send && button.dataset.body === focused.body && button.dataset.copy === focused.copy);
      same?.focus();
    }
  };
  const valueOf = (field) => {
    if (field.type === 'checkbox') return field.checked;
    if (field.dataset.type === 'number') return Number(field.value);
    if (field.dataset.type === 'json') { try { return JSON.parse(field.value); } catch { return field.value; } }
    return field.value;
  };
  const send = async (path, method, body) => {
    const answer = await request(path, {
      method, headers: { 'content-type': 'application/json' }, body: method === 'DELETE' ? undefined : JSON.stringify(body),
    });
    const result = await answer.json();
    say(answer.ok ? 'Done' : (result.errors || []).map((error) => error.msg).join(' '));
    await refresh();
    return result;
  };
  document.addEventListener('click', async (event) => {
    const copy = event.target.closest('[data-copy]');
    if (copy) {
      await copyText(copy.dataset.copy, 'Copied ' + copy.dataset.copy);
      return;
    }
    const button = event.target.closest('[data-send]');
    if (!button) return;
    if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
    const result = await send(button.dataset.send, button.dataset.method || 'POST', JSON.parse(button.dataset.body || '{}'));
    if (button.dataset.reload !== undefined) await (token === '' ? location.reload() : openPage());
    if (button.dataset.show && result[button.dataset.show]) await copyText(result[button.dataset.show], 'Token copied');
  });
  document.addEventListener('submit', async (event) => {
    const form = event.target.closest('form[data-unlock]');
    if (!form) return;
    event.preventDefault();
    token = form.elements.token.value.trim();
    await openPage();
  });
  // The app server that signs a persona in requests the session with the same token.
  document.addEventListener('formdata', (event) => {
    if (token !== '' && event.target.action.endsWith('/__sandbox/sign-in')) event.formData.append('control_token', token);
  });
  document.addEventListener('submit', async (event) => {
    const form = event.target.closest('form[data-post]');
    if (!form) return;
    event.preventDefault();
    const body = {};
    for (const field of form.elements) if (field.name && field.value !== '') body[field.name] = valueOf(field);
    await send(form.dataset.post, 'POST', body);
  });
  document.addEventListener('change', (event) => {
    const field = event.target.closest('[data-switch]');
    if (field) send('/switches', 'POST', { [field.dataset.switch]: valueOf(field) });
  });
  setInterval(() => { if (!document.hidden) refresh(); }, 2500);
})();
`;
