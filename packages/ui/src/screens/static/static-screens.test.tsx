import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { AddAccountChooser, AddBankAccount, AddDebitAccount } from './AddAccount.tsx';
import { Contact } from './Contact.tsx';
import { DocumentsUpload } from './DocumentsUpload.tsx';

const button = (name: string) => page.getByRole('button', { name });
const link = (name: RegExp | string) => page.getByRole('link', { name });

describe('Add New Account', () => {
  test('offers a bank account and a debit card in the documented words [ON-386 ON-387 ON-388 ON-389 ON-390]', async () => {
    await render(<AddAccountChooser />);
    await expect.element(page.getByRole('heading', { name: 'Add New Account' })).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(2);
    await expect.element(link(/^Bank account/)).toMatchTextContent(/large amounts.*4-5 days/);
    await expect.element(link(/^Bank account/)).toHaveAttribute('href', '/verify-step-5');
    await expect.element(link(/^Debit card/)).toMatchTextContent(/visa or mastercard.*small amounts/);
    await expect.element(link(/^Debit card/)).toHaveAttribute('href', '/verify-step-1');
  });

  test.each([
    ['a debit account', <AddDebitAccount key="debit" />],
    ['a bank account', <AddBankAccount key="bank" />],
  ])('has no inputs and a Save link on the page of %s [ON-391]', async (_, step) => {
    await render(step);
    expect(document.querySelectorAll('input, textarea, select')).toHaveLength(0);
    await expect.element(link('Save')).toHaveAttribute('href', '/verify-step-6');
  });
});

describe('the contact page', () => {
  const opened = () => render(<Contact supportEmail="help@folioflow.example" supportPhone="+91 80 1234 5678" />);
  const field = (name: string) => page.getByLabelText(name, { exact: true });

  test('has three fields, Send message, and the configured email and phone [ON-425 ON-427]', async () => {
    await opened();
    for (const name of ['Full name', 'Email', 'Message']) await expect.element(field(name)).toBeVisible();
    expect(document.querySelectorAll('input, textarea')).toHaveLength(3);
    await expect.element(button('Send message')).toBeVisible();
    await expect
      .element(link('Email: help@folioflow.example'))
      .toHaveAttribute('href', 'mailto:help@folioflow.example');
    await expect.element(link('Phone: +91 80 1234 5678')).toHaveAttribute('href', 'tel:+918012345678');
  });

  test('shows missing values at their fields and preserves the input', async () => {
    await opened();
    await userEvent.fill(field('Message'), 'Where is my order?');
    await userEvent.click(button('Send message'));
    await expect.element(field('Full name')).toHaveAccessibleDescription('Please enter your full name.');
    await expect.element(field('Email')).toHaveAccessibleDescription(/Enter a full email address/);
    await expect.element(field('Message')).toHaveValue('Where is my order?');
    await expect.element(field('Message')).not.toHaveAttribute('aria-invalid');
  });

  test('shows a link that opens a complete message in the email app', async () => {
    await opened();
    await userEvent.fill(field('Full name'), 'Asha Rao');
    await userEvent.fill(field('Email'), 'asha@example.in');
    await userEvent.fill(field('Message'), 'Where is order 10 & 11?');
    await userEvent.click(button('Send message'));
    await expect
      .element(link('Open it in your email app'))
      .toHaveAttribute(
        'href',
        'mailto:help@folioflow.example?subject=Message%20from%20Asha%20Rao&body=Where%20is%20order%2010%20%26%2011%3F%0A%0AAsha%20Rao%0Aasha%40example.in',
      );
    await userEvent.fill(field('Email'), 'asha');
    await expect.element(link('Open it in your email app')).not.toBeInTheDocument();
  });
});

test('the controls of the documents page are low, so that a phone shows most of them at once', async () => {
  await page.viewport(360, 740);
  await render(<DocumentsUpload />);
  const heights = [...document.querySelectorAll('label')].map((zone) => zone.getBoundingClientRect().height);
  expect(heights).toHaveLength(5);
  expect(Math.max(...heights)).toBeLessThan(80);
});

test('the documents page has five controls, each of which shows and removes a single file [ON-360]', async () => {
  await render(<DocumentsUpload />);
  const names = ['Photo or selfie', 'Address proof', 'PAN', 'Live selfie video', 'Signature photo'];
  for (const name of names) await expect.element(page.getByLabelText(name, { exact: true })).toBeInTheDocument();
  expect(document.querySelectorAll('input')).toHaveLength(5);
  await userEvent.upload(
    page.getByLabelText('PAN', { exact: true }),
    new File(['card'], 'pan.png', { type: 'image/png' }),
  );
  expect(document.querySelectorAll('input')).toHaveLength(4);
  await userEvent.click(button('Remove pan.png'));
  expect(document.querySelectorAll('input')).toHaveLength(5);
});
