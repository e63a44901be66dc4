ALTER TABLE "bookings" ADD COLUMN "owner_words" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "owner_words_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_owner_words_idx" ON "bookings" USING btree ("website_id","owner_words_at" DESC NULLS LAST) WHERE "bookings"."owner_words" IS NOT NULL;