import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { faultOf } from '~/model/documents/file-faults';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const ZIP = 'PK\x03\x04 and more';

it.each([
  ['a.pdf', PDF],
  ['a.PDF', `\n\n${PDF}\n\n`],
  ['a.docx', ZIP],
  ['a.zip', ZIP],
  ['a.jpg', '\xff\xd8\xff\xe0'],
  ['download.aspx', '<!doctype html>'],
  ['no-ending', PDF],
])('%s is what its name says, or says nothing', (name, text) => {
  expect(faultOf(`/docs/${name}`, Buffer.from(text, 'latin1'))).toBeUndefined();
});

it.each([
  ['a.pdf', ZIP, 'its name ends with .pdf, but it is a ZIP file or an office document'],
  ['a.pdf', '\n<!DOCTYPE html><title>Log in</title>', 'its name ends with .pdf, but it is a web page'],
  ['a.docx', PDF, 'its name ends with .docx, but it is a PDF'],
  ['a.doc', ZIP, 'its name ends with .doc, but it is a ZIP file or an office document'],
  ['a.pdf', 'words', 'its name ends with .pdf, but it is not a PDF'],
  ['a.pdf', PDF.slice(0, 20), 'the PDF is not complete: its end is missing'],
  ['a.pdf', '', 'the file is empty'],
])('%s with wrong bytes', (name, text, fault) => {
  expect(faultOf(`/docs/${name}`, Buffer.from(text, 'latin1'))).toBe(fault);
});

it('the documents of the sample have no fault', () => {
  const folder = path.resolve('scripts/content-api/sample/media/documents');
  const faults = readdirSync(folder).map((name) => faultOf(name, readFileSync(path.join(folder, name))));
  expect(faults.filter(Boolean)).toEqual([]);
});
