ALTER TABLE "bookings" ADD COLUMN "customer_act" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "customer_acted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "news_seen_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_customer_act_idx" ON "bookings" USING btree ("website_id","customer_acted_at") WHERE "bookings"."customer_act" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "section_poll_votes_website_id_created_at_idx" ON "section_poll_votes" USING btree ("website_id","created_at");