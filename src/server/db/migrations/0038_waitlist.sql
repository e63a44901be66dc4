CREATE TABLE "diary_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"website_id" bigint NOT NULL,
	"during" "tsrange"
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waitlist_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" bigint NOT NULL,
	"section_id" text NOT NULL,
	"service_id" text,
	"more_service_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"person_id" text,
	"service" text NOT NULL,
	"person_name" text,
	"date" text NOT NULL,
	"end_date" text,
	"guests" integer,
	"during" "tsrange" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"network" text,
	"proven_at" timestamp with time zone,
	"look_at" timestamp with time zone,
	"seen_free" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"request_id" uuid,
	"request_digest" text,
	"phone_key" text GENERATED ALWAYS AS (CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END) STORED,
	"customer_key" uuid GENERATED ALWAYS AS (md5(coalesce(nullif(lower(email), ''), CASE WHEN length(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')) >= 6 THEN right(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 9) END))::uuid) STORED,
	CONSTRAINT "waitlist_entries_during_check" CHECK (NOT isempty("waitlist_entries"."during"))
);
--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_entries_website_id_during_idx" ON "waitlist_entries" USING gist ("website_id","during");--> statement-breakpoint
CREATE INDEX "waitlist_entries_look_at_idx" ON "waitlist_entries" USING btree ("look_at") WHERE "waitlist_entries"."look_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_request_key" ON "waitlist_entries" USING btree ("website_id","request_id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_website_id_customer_key_idx" ON "waitlist_entries" USING btree ("website_id","customer_key","created_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_website_id_phone_key_idx" ON "waitlist_entries" USING btree ("website_id","phone_key","customer_key") WHERE "waitlist_entries"."phone_key" IS NOT NULL;--> statement-breakpoint
-- Whatever gives time back or takes it is noted for those who wait for it: no rule needs to think of them.
CREATE FUNCTION "note_diary_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "diary_changes" ("website_id", "during")
		SELECT OLD."website_id", OLD."during" WHERE EXISTS (
			SELECT FROM "waitlist_entries" AS waiting
			WHERE waiting."website_id" = OLD."website_id" AND waiting."look_at" IS NOT NULL
				AND waiting."during" && tsrange(lower(OLD."during") - interval '1 day', upper(OLD."during") + interval '1 day'));
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "diary_changes" ("website_id", "during")
		SELECT NEW."website_id", NEW."during" WHERE EXISTS (
			SELECT FROM "waitlist_entries" AS waiting
			WHERE waiting."website_id" = NEW."website_id" AND waiting."look_at" IS NOT NULL
				AND waiting."during" && tsrange(lower(NEW."during") - interval '1 day', upper(NEW."during") + interval '1 day'));
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "claims_diary_change" AFTER INSERT OR DELETE OR UPDATE OF "resource", "place", "during" ON "claims"
FOR EACH ROW EXECUTE FUNCTION "note_diary_change"();--> statement-breakpoint
-- Hours, people, capacity and what else the page says of its services.
CREATE FUNCTION "note_website_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "diary_changes" ("website_id")
	SELECT NEW."id" WHERE EXISTS (
		SELECT FROM "waitlist_entries" AS waiting WHERE waiting."website_id" = NEW."id" AND waiting."look_at" IS NOT NULL);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "websites_diary_change" AFTER UPDATE OF "page_data", "hours", "people", "is_published", "time_zone" ON "websites"
FOR EACH ROW EXECUTE FUNCTION "note_website_change"();
