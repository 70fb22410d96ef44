/** Script of the control page: copies codes, sends forms as JSON, refreshes the live parts. */
export const pageScript = `(() => {
  const status = document.getElementById('status');
  let fading;
  const say = (text) => {
    status.textContent = text;
    clearTimeout(fading);
    fading = setTimeout(() => { status.textContent = ''; }, 2500);
  };
  const refresh = async () => {
    for (const part of document.querySelectorAll('[data-part]')) {
      const answer = await fetch('/__sandbox/part/' + part.dataset.part + location.search);
      if (!answer.ok) continue;
      const text = await answer.text();
      if (part.dataset.last === text) continue;
      const focused = part.contains(document.activeElement) ? document.activeElement.dataset : undefined;
      part.innerHTML = text;
      part.dataset.last = text;
      if (!focused) continue;
      const same = [...part.querySelectorAll('button')].find(
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
    const answer = await fetch('/__sandbox' + path, {
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
      await navigator.clipboard.writeText(copy.dataset.copy);
      say('Copied ' + copy.dataset.copy);
      return;
    }
    const button = event.target.closest('[data-send]');
    if (!button) return;
    if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
    const result = await send(button.dataset.send, button.dataset.method || 'POST', JSON.parse(button.dataset.body || '{}'));
    if (button.dataset.reload !== undefined) location.reload();
    if (button.dataset.show && result[button.dataset.show]) {
      await navigator.clipboard.writeText(result[button.dataset.show]).catch(() => {});
      say('Token copied');
    }
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
