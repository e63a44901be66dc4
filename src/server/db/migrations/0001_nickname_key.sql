DROP INDEX "users_nickname_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname_key" text;--> statement-breakpoint
UPDATE "users" SET "nickname_key" = lower("nickname");--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "nickname_key" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname_key" ON "users" USING btree ("nickname_key");
