-- The text of each website that is there already is read once; a new one is in the language that its owner chooses.
ALTER TABLE "websites" ADD COLUMN "language_guess" text DEFAULT 'due';--> statement-breakpoint
ALTER TABLE "websites" ALTER COLUMN "language_guess" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "websites_language_guess_due_idx" ON "websites" USING btree ("id") WHERE "websites"."language_guess" = 'due';--> statement-breakpoint
UPDATE "websites" SET "language_guess" = NULL WHERE "language" <> 'en';
