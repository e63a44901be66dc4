import { expect, it } from 'vitest';
import { readConfig } from './config';

const BUCKET = {
  S3_BUCKET: 'pictures',
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_ACCESS_KEY_ID: 'KEY',
  S3_SECRET_ACCESS_KEY: 'a/secret+',
};
const PUBLIC = { PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' };

it('keeps files in the data folder where no bucket is named', () => {
  expect(readConfig({}).bucket).toBeNull();
  expect(readConfig({ S3_BUCKET: '', S3_REGION: '' }).bucket).toBeNull();
});

it('takes a bucket with what most stores leave out', () => {
  expect(readConfig(BUCKET).bucket).toEqual({
    bucket: 'pictures',
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'a/secret+',
    hasPathStyle: true,
    publicUrl: null,
  });
  const more = { S3_REGION: 'eu-central-1', S3_PATH_STYLE: 'off' };
  expect(readConfig({ ...BUCKET, ...more }).bucket).toMatchObject({
    region: 'eu-central-1',
    hasPathStyle: false,
  });
});

it.each(Object.keys(BUCKET))('refuses a bucket without its %s', (name) => {
  expect(() => readConfig({ ...BUCKET, [name]: '' })).toThrow(`${name} is missing: files in a bucket need`);
});

it.each(['S3_PUBLIC_URL', 'S3_REGION', 'S3_PATH_STYLE'])(
  'refuses %s alone, and names all that is missing',
  (name) => {
    const value = { S3_PUBLIC_URL: 'https://cdn.example.com', S3_REGION: 'auto', S3_PATH_STYLE: 'on' }[name];
    expect(() => readConfig({ [name]: value })).toThrow(
      /S3_BUCKET is missing[\s\S]*S3_ENDPOINT is missing[\s\S]*S3_ACCESS_KEY_ID is missing[\s\S]*S3_SECRET_ACCESS_KEY is missing/,
    );
  },
);

it.each([
  ['S3_BUCKET', 'Pictures/of owners', 'must be the name of a bucket'],
  ['S3_ENDPOINT', 'https://s3.example.com/pictures', 'without the bucket'],
  ['S3_ENDPOINT', 's3.example.com', 'must be no more than an address'],
  ['S3_REGION', 'eu central', 'must be a region'],
  ['S3_ACCESS_KEY_ID', 'KEY/20261126', 'must be the id of a key'],
  ['S3_PUBLIC_URL', 'https://cdn.example.com/?a=1', 'without a user or a query'],
  ['S3_PUBLIC_URL', 'https://me@cdn.example.com', 'without a user or a query'],
  ['S3_PUBLIC_URL', 'javascript:alert(1)', 'must be an address'],
  ['S3_PATH_STYLE', 'maybe', 'must be on or off'],
])('refuses %s=%s', (name, value, words) => {
  expect(() => readConfig({ ...BUCKET, [name]: value })).toThrow(new RegExp(`${name} .*${words}`));
});

it('knows where a bucket can stand before the host and where not', () => {
  const styled = (more: object) => () => readConfig({ ...BUCKET, ...more, S3_PATH_STYLE: 'off' });
  expect(styled({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow(
    'S3_PATH_STYLE must be on: S3_ENDPOINT is an IP',
  );
  expect(styled({ S3_ENDPOINT: 'http://[::1]:9000' })).toThrow('S3_PATH_STYLE must be on');
  expect(styled({ S3_BUCKET: 'pictures.of.owners' })).toThrow(
    'S3_PATH_STYLE must be on: S3_BUCKET has a dot',
  );
});

it('takes an address for everybody with a path, and by https only where pages come so', () => {
  const readPublicUrl = (url: string, more = {}) =>
    readConfig({ ...BUCKET, ...more, S3_PUBLIC_URL: url }).bucket?.publicUrl;
  expect(readPublicUrl('https://cdn.example.com/')).toBe('https://cdn.example.com');
  expect(readPublicUrl('HTTPS://s3.example.com/pictures/')).toBe('https://s3.example.com/pictures');
  expect(readPublicUrl('http://127.0.0.1:9000/pictures')).toBe('http://127.0.0.1:9000/pictures');
  expect(() => readPublicUrl('http://cdn.example.com', PUBLIC)).toThrow(
    'S3_PUBLIC_URL must begin with https://',
  );
  expect(() => readPublicUrl('HTTP://cdn.example.com', PUBLIC)).toThrow(
    'S3_PUBLIC_URL must begin with https://',
  );
});

it('says no secret in what it refuses', () => {
  const refuse = () => readConfig({ ...BUCKET, S3_SECRET_ACCESS_KEY: 'the secret', S3_ENDPOINT: 'nowhere' });
  expect(refuse).toThrow('S3_ENDPOINT');
  expect(refuse).not.toThrow('the secret');
});
