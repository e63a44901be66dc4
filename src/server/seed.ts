import { eq } from 'drizzle-orm';
import { getCallPath } from '@/contracts/endpoint';
import { logIn, register } from '@/contracts/endpoints/accounts';
import { createWebsite } from '@/contracts/endpoints/websites';
import { buildServer } from './build-server';
import { createDependencies, type Dependencies } from './create-dependencies';
import { outbox } from './db/tables/outbox';
import { users } from './db/tables/users';
import { createDevAssets } from './http/client-assets';
import { PRIVATE_UMASK } from './kernel/data-dir';
import { demoOwner, demoWebsite } from './seed-data';
import { readConfig } from './settings/config';

/** Adds the demo owner and the demo website by the same calls that a browser makes; does nothing when they are there. */
export async function seed(parts: Dependencies): Promise<boolean> {
  const app = await buildServer({ ...parts, assets: await createDevAssets(async () => '', parts.config) });
  try {
    const registered = await app.inject({
      method: register.method,
      url: getCallPath(register, {}),
      payload: demoOwner,
    });
    if (registered.statusCode === 409) return false;
    await proveDemoOwner(parts);
    const login = await app.inject({ method: logIn.method, url: getCallPath(logIn, {}), payload: demoOwner });
    const [cookie] = login.cookies;
    const created = await app.inject({
      method: createWebsite.method,
      url: getCallPath(createWebsite, {}),
      payload: demoWebsite,
      cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
    });
    if (created.statusCode !== 201) throw new Error(`The demo website was refused: ${created.body}`);
    return true;
  } finally {
    await app.close();
  }
}

/** Nobody reads the mail of an invented person. */
async function proveDemoOwner({ database: { db }, clock }: Dependencies): Promise<void> {
  await db.update(users).set({ emailProvenAt: clock.now() }).where(eq(users.email, demoOwner.email));
  await db.delete(outbox).where(eq(outbox.recipient, demoOwner.email));
}

async function run(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  const parts = await createDependencies(readConfig());
  const isNew = await seed(parts);
  await parts.database.close();
  process.stdout.write(
    isNew
      ? `Demo owner ${demoOwner.email}, password ${demoOwner.password}; page /${demoWebsite.slug}\n`
      : `The demo owner ${demoOwner.email} is there already.\n`,
  );
}

if (process.argv[1]?.endsWith('seed.js')) {
  run().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
